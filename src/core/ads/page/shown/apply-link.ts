import { fold } from '#core/ads/fold.ts'
import { absolute } from './listed-jobs.ts'
import { classOf, elementsOf, plainText, type Page, type PageNode } from '#core/ads/page/tree/page-tree.ts'

const APPLY_WORDS =
  /^(?:easy )?(?:apply\b.{0,40}|jetzt bewerben.{0,20}|online[- ]?bewerb.{0,20}|bewerben|hier bewerben|zur bewerbung|bewerbung (?:starten|abschicken)|(?:hemen |ilana )?başvur.{0,25}|postuler.{0,40}|je postule.{0,10}|candidater.{0,20}|solliciteer.{0,20}|direct solliciteren|candidati.{0,15}|invia (?:la )?candidatura|candidatar.{0,20}|candidate-se.{0,10}|aplikuj.{0,20}|ansök.{0,15}|sök (?:jobbet|tjänsten|nu|här|denna).{0,15}|søg (?:job|still|nu).{0,15}|hae (?:paikkaa|työpaikkaa|tähän|nyt).{0,15}|inscrever-se.{0,10}|zgłoś się.{0,10}|odpovědět.{0,15}|応募.{0,20}|.{0,10}(?:に|へ)応募(?:する)?|エントリー.{0,8}|立即申请|申请职位|지원하기|откликнуться|søk (?:på )?(?:jobb|still).{0,10}|cv gönder|inscribirme|inscríbete|aplicar.{0,15}|solicitar.{0,15}|send (?:your )?application|submit (?:your )?application|i'm interested)$/iu

/** Where the page sends who applies: a link, a form's address, a mail; never a script. */
export function applyLink(page: Page, url: string): string | null {
  for (const { text, owner } of page.comments) {
    if (!/applyurl|apply-url|apply_url/i.test(classOf(owner))) continue
    const address = /https?:\/\/[^"'\s<>]+/.exec(text)?.[0]
    if (address) return innerAddress(address)
  }
  let mail: string | null = null
  let told: string | null = null
  let form: string | null = null
  let behind: string | null = null
  let button: string | null = null
  for (const node of elementsOf(page.root)) {
    if (node.isHidden || node.tag !== 'a' || node.attrs['href'] === undefined) continue
    const href = node.attrs['href'].trim()
    if (href === '' || href.startsWith('#') || /^(?:javascript|tel|data):/i.test(href)) continue
    const names = classOf(node)
    const text = plainText(node, 80) || buttonWithin(node)
    const isApply =
      APPLY_WORDS.test(text) || /(?:^|[\s_-])(?:apply|application|bewerb\w*|postuler|basvur)(?:$|[\s_-])/.test(names)
    if (href.toLowerCase().startsWith('mailto:')) {
      if (
        isApply ||
        /apply|application|job_application_email|bewerb|candidat|recrut|karriere|kariyer|empleo|emploi|rrhh|talent|careers?@|people@|personal@|hr@|jobs?@/i.test(
          names + href,
        )
      )
        mail ??= href
      else if (isInSentence(node)) told ??= href
      continue
    }
    if (isApply && !isOther(node) && !LOGIN.test(href)) return innerAddress(absolute(href, url))
    // the application begins with an account: below the advert's own address it is still the way
    if (APPLY_WORDS.test(text) && !isOther(node) && isBelow(absolute(href, url), url)) behind ??= absolute(href, url)
    if (LEADS_TO_FORM.test(href) && BUTTON.test(`${names} ${node.parent ? classOf(node.parent) : ''}`))
      button ??= absolute(href, url)
    if (isOther(node) || LOGIN.test(href)) continue
    if ((FORM_WORDS.test(text) && isInSentence(node)) || isNamedBefore(node, text, href)) form ??= absolute(href, url)
  }
  for (const node of elementsOf(page.root)) {
    if (
      node.tag !== 'form' ||
      !node.attrs['action'] ||
      /search|login|signin|newsletter|subscribe|alert/i.test(`${node.attrs['action']} ${classOf(node)}`)
    )
      continue
    if (
      (/apply|application|bewerb|candidat|postul|basvur/i.test(`${node.attrs['action']} ${classOf(node)}`) ||
        sendsApplication(node)) &&
      !/^(?:javascript|#)/i.test(node.attrs['action'])
    )
      return absolute(node.attrs['action'], url)
  }
  return form ?? behind ?? button ?? (mail ?? told)?.replace(/\?.*$/, '') ?? null
}

/** '<a href="…"><input type="button" value="Apply Online"></a>' */
const buttonWithin = (link: PageNode) =>
  [...elementsOf(link)].map(({ attrs }) => attrs['value'] ?? attrs['alt'] ?? '').find((said) => said !== '') ?? ''

/** 'Application forms from …', 'Écrivez à …', 'Send three paragraphs to …': a mail that the text asks for. */
const isInSentence = (node: PageNode) => node.parent !== null && asksForMail(plainText(node.parent, 300))

const asksForMail = (text: string) =>
  /\b(?:appl(?:y|ication)\w*|send|write to|e-?mail (?:us|me|your)|mail (?:us|me|your|to)|cv|resume|curricul\w*|lebenslauf|unterlagen|ozgecmis\w*|portfolio|lettre|motivat\w*|bewerb\w*|schick\w*|sende\w*|schreib\w*|ecri(?:s|vez|re)|envoy\w*|candidat\w*|postul\w*|solicitud\w*|envi\w*|escrib\w*|envia\w*|invia\w*|scriv\w*|manda\w*|stuur\w*|mail\w*|sollicit\w*|reage\w*|wyslij\w*|przeslij\w*|zgloszen\w*|aplik\w*|skicka\w*|ansok\w*|basvur\w*|gonder\w*)\b/.test(
    fold(text.replaceAll(/(?<!\S)\S+@\S+/g, ' ')),
  )

/** 'Manda il curriculum a lavoro@…': the address in the sentence that says how to apply, or below a heading that does. */
export function mailAsked(description: string): string | null {
  const lines = description.split('\n').filter((line) => line !== '')
  for (const [at, line] of lines.entries()) {
    const mail =
      line.length < 600 && line.includes('@')
        ? /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,3}/.exec(line)?.[0]
        : undefined
    const above = lines[at - 1] ?? ''
    if (mail !== undefined && (asksForMail(line) || (above.length < 60 && SPEAKS_OF_APPLYING.test(fold(above)))))
      return `mailto:${mail}`
  }
  return null
}

const SPEAKS_OF_APPLYING =
  /\b(?:appl(?:y|ying|ications?)|bewerb\p{L}*|candidatur\p{L}*|postul\p{L}*|solicitud\p{L}*|inscri\p{L}*|basvur\p{L}*|sollicit\p{L}*|reageren|aplik\p{L}*|aplic\p{L}*|zgloszen\p{L}*|ansok\p{L}*|sok(?:e|nad)\p{L}*)\b/u

const SOMETHING_ELSE =
  /privacy|datenschutz|gdpr|kvkk|impressum|imprint|legal|terms|faq|guide|hinweis|merkblatt|about|\.pdf(?:$|[?#])|\.docx?(?:$|[?#])/i

/**
 * A label, a heading or a sentence that speaks of applying, and then one link: 'Presentación de solicitudes: …',
 * 'Bewerbung – über unser Bewerbungsportal'. What the link says need not be known.
 */
function isNamedBefore(link: PageNode, text: string, href: string): boolean {
  if (text === '' || SOMETHING_ELSE.test(`${href} ${text}`)) return false
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(text)
  const isOfApplying = SPEAKS_OF_APPLYING.test(fold(text))
  let at = link
  while (at.parent && !/^(?:td|dd|p|li|div|section|article|body|#root)$/.test(at.tag)) at = at.parent
  const own = plainText(at, 400)
  if (own.length > 300) return false
  const links = [...elementsOf(at)].filter(({ tag }) => tag === 'a').length
  if (isOfApplying && own.length > text.length + 10 && SPEAKS_OF_APPLYING.test(fold(own))) return true
  if (links > 1) return false
  const before = labelBefore(at)
  return before !== null && SPEAKS_OF_APPLYING.test(fold(before)) && (isAddress || isOfApplying || own === text)
}

/** The cell, the term or the heading that stands before a part. */
function labelBefore(part: PageNode): string | null {
  const siblings = (part.parent?.children ?? []).filter((child): child is PageNode => typeof child !== 'string')
  const before = siblings[siblings.indexOf(part) - 1]
  if (!before || !/^(?:t[hd]|dt|h[1-6]|p|div|strong|b|span)$/.test(before.tag)) return null
  const text = plainText(before, 80)
  return text.length < 60 ? text : null
}

/** A form whose button or whose surroundings say that it is the application. */
function sendsApplication(form: PageNode): boolean {
  if (/(?:^|[\s_-])application(?:$|[\s_-])/.test(form.parent ? classOf(form.parent) : '')) return true
  return [...elementsOf(form)].some(
    (node) =>
      (node.tag === 'button' || node.attrs['type'] === 'submit') &&
      APPLY_WORDS.test(plainText(node, 80) || (node.attrs['value'] ?? '')),
  )
}

/** What a link inside 'Please apply online: …' says. */
const FORM_WORDS =
  /^(?:(?:zum |to the |the |le |el |our )?(?:application |online-?)?(?:form|formular|portal|formulaire|formulario|başvuru formu)|online|here|hier|ici|aquí|burada\p{L}*)$/iu

/** A button to a form, whatever it says: 'Quiero el puesto'. */
const LEADS_TO_FORM =
  /^https?:\/\/(?:forms?\.|apply\.|[^/]*(?:typeform|tally\.so|jotform|forms\.gle|airtable\.com\/(?:shr|app)|docs\.google\.com\/forms|forms\.office))/i
const BUTTON = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i

const LOGIN =
  /[/?&.](?:login|log-in|signin|sign-in|auth|register|signup|giris|uye|anmelden|anmeldung|connexion|acceso|iniciar-sesion)(?:[/?&#.]|$)/i

function isBelow(link: string, url: string): boolean {
  const own = url.replace(/[?#].*$/, '').replace(/[^/]*$/, '')
  return own.split('/').length > 4 && link.startsWith(own)
}

function isOther(node: PageNode): boolean {
  for (let at: PageNode | null = node; at !== null; at = at.parent)
    if (
      /(?:^|[\s_-])(?:similar|related|recommend\w*|other-jobs|more-jobs|cta|blog|base-card)(?:$|[\s_-])/.test(
        classOf(at),
      )
    )
      return true
  return false
}

/** A network's redirect carries the real address inside. */
function innerAddress(address: string): string {
  const inner = /linkedin\.com\/.*[?&]url=([^&]+)/i.exec(address)?.[1]
  if (!inner) return address
  try {
    return decodeURIComponent(inner)
  } catch {
    return address
  }
}
