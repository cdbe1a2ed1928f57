const EASTERN = /[\u3040-\u30FF\u3400-\u9FFF]/

/** Whether a text holds signs of Japanese or Chinese, which put no blanks between words. */
export const isEastern = (text: string): boolean => EASTERN.test(text)
