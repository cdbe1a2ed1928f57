import { useStrings } from '../strings/strings.tsx'

type Pay = {
  text: string
  currency: string | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}

/** Pay as it is written, with the currency and the time that it is for where its own words do not say them. */
export function usePayWords(): (pay: Pay) => string {
  const { payPeriods } = useStrings('shell')
  return ({ text, currency, period }) => {
    const namesCurrency = /\p{Sc}|\p{L}{2}/u.test(text)
    const namesTime = /\p{L}{4}/u.test(text)
    return [text, !namesCurrency && currency, !namesTime && period && payPeriods[period]].filter(Boolean).join(' ')
  }
}
