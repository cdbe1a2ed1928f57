/** A name that ends in a full stop ends the sentence too: 'Acme Inc.', 'sp. z o.o.'. */
export const oneStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')
