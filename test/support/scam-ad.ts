const FEE = 'You must pay a registration fee of $50 before you start.'

/** An advert with the signs of a scam. */
export const SCAM_AD = `Remote Data Entry Specialist
Nova Global Services
We are hiring! You need no experience and can start at once from wherever you are, with a computer and two hours a day.
${FEE}
Requirements
- Excel
- Fast typing
Apply now.`

/** The same without them. */
export const HONEST_AD = SCAM_AD.replace(FEE, 'We pay $50 an hour.')
