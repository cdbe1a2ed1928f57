/** Small letters, where 'İ' is an i with its dot and not two signs. */
export const lowerCase = (text: string): string => text.replaceAll('İ', 'i').toLowerCase()

/** 'zekası' for 'zekâsı'. */
export const withoutHat = (text: string): string => text.replaceAll('â', 'a')

/** As capitals come out that are read as English ones: 'yazilim' for 'yazılım'. */
export const withPlainI = (text: string): string => text.replaceAll('ı', 'i')
