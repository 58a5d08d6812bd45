import { Button } from '@sarv/shared/ui/actions/button'
import { AmountChips } from '@sarv/shared/ui/fields/amount-chips'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { OtpField } from '@sarv/shared/ui/fields/otp-field'
import { OtpResend } from '@sarv/shared/ui/fields/otp-resend'
import { Radio } from '@sarv/shared/ui/fields/radio'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { SelectableCard, SelectableCards } from '@sarv/shared/ui/fields/selectable-card'
import { TextArea, TextInput } from '@sarv/shared/ui/fields/text-input'
import { AddressForm } from '@sarv/shared/ui/forms/address-form'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Column, Item, Shelf } from './shelf'
import { useSay } from './use-say'

export function FieldsShelf() {
  const say = useSay()
  const [digits, setDigits] = useState('50000000')
  const [small, setSmall] = useState('30000')
  const [empty, setEmpty] = useState('')
  const [answer, setAnswer] = useState(2)
  const answers = [
    say('همه را می‌فروشم تا بیشتر زیان نکنم', 'I sell everything to lose no more'),
    say('بخشی را می‌فروشم و بقیه را نگه می‌دارم', 'I sell a part and keep the rest'),
    say('دست نمی‌زنم و منتظر می‌مانم', 'I leave it and wait'),
  ]
  return (
    <Shelf id="fields" title={say('میدان‌های فرم', 'Form fields')}>
      <Item title={say('مبلغ', 'Amount')}>
        <AmountField label={say('مبلغ خرید', 'Amount')} value={digits} onChange={setDigits} minimum={300_000} />
        <AmountChips value={digits} onChange={setDigits} minimum={300_000} />
      </Item>
      <Item title={say('مبلغ کمتر از حداقل، و خالی', 'Below the minimum, and empty')}>
        <Column>
          <AmountField label={say('مبلغ خرید', 'Amount')} value={small} onChange={setSmall} minimum={300_000} />
          <AmountChips value={small} onChange={setSmall} minimum={500_000_000} />
          <AmountField label={say('مبلغ', 'Amount')} value={empty} onChange={setEmpty} />
        </Column>
      </Item>
      <Item title={say('نوشته', 'Text')}>
        <Column>
          <TextInput label={say('نام', 'Name')} defaultValue={say('نگار فرهمند', 'Negar Farahmand')} />
          <TextInput
            label={say('کد پستی', 'Postcode')}
            digits
            help={say('ده رقم، بی‌فاصله', 'Ten digits, no spaces')}
            maxLength={10}
          />
          <TextInput
            label={say('شمارهٔ شبا', 'IBAN')}
            digits
            defaultValue="IR12"
            error={say('شمارهٔ شبا نامعتبر', 'This IBAN is not valid')}
          />
          <TextInput label={say('جست‌وجو', 'Search')} icon={Search} placeholder={say('نام صندوق', 'Name of a fund')} />
          <TextInput label={say('کد معرف', 'Referral code')} optional disabled defaultValue="SARV12" />
        </Column>
      </Item>
      <Item title={say('فهرست، متن بلند، تیک', 'List, long text, tick')}>
        <Column>
          <SelectInput
            label={say('استان', 'Province')}
            placeholder={say('انتخاب کنید', 'Choose')}
            options={[
              { value: '8', label: say('تهران', 'Tehran') },
              { value: '4', label: say('اصفهان', 'Isfahan') },
            ]}
          />
          <TextArea label={say('نشانی', 'Address')} rows={3} />
          <Checkbox defaultChecked>{say('قوانین را خواندم و می‌پذیرم.', 'I have read and accept the rules.')}</Checkbox>
          <Checkbox error={say('پذیرش قوانین لازم است.', 'The rules must be accepted.')}>
            {say('قوانین را می‌پذیرم.', 'I accept the rules.')}
          </Checkbox>
          <Radio name="gallery-risk" checked onChoose={() => undefined}>
            {say('کم‌ریسک', 'Low risk')}
          </Radio>
        </Column>
      </Item>
      <Item title={say('کارت‌های انتخاب', 'Selectable cards')}>
        <SelectableCards label={say('پاسخ', 'Answer')}>
          {answers.map((text, index) => (
            <SelectableCard
              key={text}
              name="gallery-answer"
              ground="soft"
              checked={index === answer}
              onChoose={() => setAnswer(index)}
              title={text}
            />
          ))}
        </SelectableCards>
      </Item>
      <Item title={say('نشانی', 'Address')}>
        <Column>
          <AddressForm
            id="gallery-address"
            provinces={[{ id: 8, name: say('تهران', 'Tehran') }]}
            cities={[{ id: 800, name: say('ری', 'Rey') }]}
            onProvince={() => undefined}
            onSubmit={() => undefined}
          />
          <Button type="submit" form="gallery-address" variant="tonal" size="s">
            {say('بررسی نشانی', 'Check the address')}
          </Button>
        </Column>
      </Item>
      <Item title={say('رمز یک‌بارمصرف', 'One-time code')}>
        <Codes />
      </Item>
    </Shelf>
  )
}

function Codes() {
  const say = useSay()
  const [code, setCode] = useState('729')
  const [login, setLogin] = useState('')
  const [refused, setRefused] = useState('')
  const [sentAt, setSentAt] = useState(() => Date.now())
  return (
    <Column>
      <OtpField length={5} value={code} onChange={setCode} onComplete={() => undefined} />
      <OtpResend sentAt={sentAt} onResend={() => setSentAt(Date.now())} />
      <OtpField length={6} value={login} onChange={setLogin} onComplete={() => undefined} />
      <OtpResend sentAt={0} onResend={() => undefined} />
      <OtpField
        length={5}
        value={refused}
        onChange={setRefused}
        onComplete={() => undefined}
        disabled
        error={say('کد درست نیست. دوباره وارد کنید.', 'This code is not right. Enter it again.')}
      />
    </Column>
  )
}
