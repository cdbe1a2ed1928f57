/** Why to look twice at an advert, wherever it is read: beside the words that say it. */
export const adFlags = {
  reposted: 'It was posted before.',
  old: 'It has been open for long.',
  expired: 'Its last day has passed.',
  'no-employer': 'It names no employer.',
  'asks-money': 'It asks you for money. Employers do not.',
  'asks-id': 'It asks for your ID before you have met.',
  'asks-bank-data': 'It asks for your bank details before you have met.',
  'whatsapp-only': 'It can be answered by a messenger only.',
  'crypto-pay': 'It speaks of pay in cryptocurrency.',
  'moves-money': 'It wants other people’s money or parcels to pass through your account or home.',
  'acts-as-you': 'Strangers would work through your account, computer, line or name. You answer for what they do.',
  'plays-another': 'It pays you to pretend: to be tested as somebody else, or to praise what you do not know.',
  'asks-secrets': 'It asks for what only you may have: a password, a code, your account, your papers or your face.',
  'risks-device': 'It wants something run, opened or switched off on your computer that can take it over.',
  'no-interview': 'It promises work without an interview.',
  'pay-low': 'It pays far less than US employers pay for such work, by the official wage survey.',
  'pay-high': 'It promises far more than US employers pay for such work, by the official wage survey.',
  'hidden-orders': 'It holds orders to a machine. They were not followed.',
  'cut-short': 'The page is so long that only its beginning was read.',
  'not-tech': 'This does not look like a job in tech. What it asks for beside tech is not read.',
} as const

/** Where such a warning stands before the next steps. */
export const scamWords = {
  warning:
    'This looks like a scam. Pay nothing, send no ID, card, password or bank details, and pass on no money or parcels.',
  goOn: 'I have checked who they are and want to go on',
  unread: 'Nobody looked for signs of fraud here: this language is not read for them.',
  mark: 'Look twice: signs of a scam',
} as const
