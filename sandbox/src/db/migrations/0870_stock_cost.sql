-- What one share of a stock was bought for on average, and since when it is held; null where nobody knows it any more.
alter table stock_holding add column average_price bigint check (average_price >= 0);
alter table stock_holding add column acquired_on date;
