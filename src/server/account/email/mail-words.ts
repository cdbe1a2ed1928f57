import type { Language } from '#core/account/languages.ts'

/** What our mails say, in the person's language. A link stands after the #, so that it reaches no log and no referrer. */
export type MailWords = { subject: string; text: (firstName: string, base: string, token: string) => string }

const lines = (...all: string[]): string => all.join('\n\n')

const LONGEST_NAME = 30

/**
 * Anybody can sign up with a stranger's address and a message for a name. What is no plain name (dots, slashes, digits,
 * many words) is left out of the greeting.
 */
export function plainFirstName(firstName: string): string {
  const isName = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,3}$/u.test(firstName) && firstName.length <= LONGEST_NAME
  return isName ? firstName : ''
}

function greet(word: string, firstName: string): string {
  const name = plainFirstName(firstName)
  return name === '' ? `${word},` : `${word} ${name},`
}

export const resetWords: Record<Language, MailWords> = {
  en: {
    subject: 'Choose a new password for Waymark',
    text: (firstName, base, token) =>
      lines(
        greet('Hello', firstName),
        'Someone, hopefully you, asked for a new password. This link works once, for one hour:',
        `${base}/reset-password#token=${token}`,
        'If it was not you, you can ignore this mail: nothing has changed.',
      ),
  },
  tr: {
    subject: 'Waymark için yeni bir şifre seç',
    text: (firstName, base, token) =>
      lines(
        greet('Merhaba', firstName),
        'Biri, umarız sen, yeni bir şifre istedi. Bu bağlantı bir kez ve bir saat boyunca çalışır:',
        `${base}/tr/reset-password#token=${token}`,
        'İsteyen sen değilsen bu e-postayı yok sayabilirsin: hiçbir şey değişmedi.',
      ),
  },
}

export const confirmWords: Record<Language, MailWords> = {
  en: {
    subject: 'Confirm your email address for Waymark',
    text: (firstName, base, token) =>
      lines(
        greet('Hello', firstName),
        'please confirm that this is your email address. The link works for three days:',
        `${base}/verify-email#token=${token}`,
        'If you have no account on Waymark, somebody mistyped their address: you can ignore this mail.',
      ),
  },
  tr: {
    subject: 'Waymark için e-posta adresini doğrula',
    text: (firstName, base, token) =>
      lines(
        greet('Merhaba', firstName),
        'bu e-posta adresinin sana ait olduğunu doğrular mısın? Bağlantı üç gün boyunca çalışır ve İngilizce bir sayfa açar:',
        `${base}/verify-email#token=${token}`,
        'Waymark’ta hesabın yoksa biri kendi adresini yanlış yazmıştır: bu e-postayı yok sayabilirsin.',
      ),
  },
}
