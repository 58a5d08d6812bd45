/** Stop words: what stands in questions about anything. Folded as `foldForSearch` does, before stemming. */
export const stopWords: ReadonlySet<string> = new Set(
  `از به با در را رو و یا که تا بر برای ولی اما اگر مگر هم نیز این ان اون همین همان یک یه هر همه هیچ چند بعضی دیگر دیگه
  چه چی چیه چیست چطور چطوری چگونه چجوری چرا کی کجا کجاست کدام ایا مگه پس بعد قبل پیش حالا الان هنوز فقط خیلی بیشتر کمتر
  است هست نیست هستم هستید بود باشد باشم باشه شد شده شدم شود میشود میشه بشه شوم شدن کن کنم کند کنید کنیم کنه میکنم میکند میکنید کردم کرده کرد کردن بکنم
  می نمی ها های هایم هایت هایش هایی هایمان هایتان هایشان هام ای باید نباید بایست میتوانم میتونم میتوان میتواند میتوانید توانم تونم توانید تواند توان خواهم خوام میخواهم میخوام بخواهم خواهد خواست
  دارد دارم دارید داره داشتن داشته داشتم ندارم ندارد میدهد میدهم میدهید بدهم بدم دهم دهد دهید داده دادم بدهید میدم
  سلام لطفا ممنون مرسی خود خودم خودتان شما ما او انها تو مال روی زیر داخل بین چیزی کسی طور جور وقت موقع
  اینکه انکه همچنین یعنی بله خیر نه اره باز بار شوید گیرد گیرم بگیرم میگیرد بگید بگو بگویید لازم بزنم زدم
  برام برایم براش برامون واسه واسم چیکار چکار چیا چقدر چقدره چنده میکشه هنگام لازمه بده بشم بشی بشوم میکشد کشید دارند دارن سرو مال اگه کنند میکنند ام ست بعدا میاد اومد رو اینا اونا بهم بهش ازم ازش توی سر
  میدید میدن بدید میکنن کنن شه میخوان باید نمیشه نمیتونم هستش الانم دقیقا اصلا مثلا خب
  a an the is are was were be been am do does did done can could may might will would shall should must have has had having
  i me you your yours we us our it its this that these those they them he she his her of to in on at by for with from into
  about as and or but if then than so not no yes there here what which who whom when where why how much many long get got
  please hello hi thanks thank just also any some all more most very too up out s t m re ve ll d does doesnt dont cant
  sarv want need like know tell happens happen make take`
    .split(/\s+/)
    .filter(Boolean),
)
