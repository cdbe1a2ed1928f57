import type { NoticeKind } from '#core/notices/kinds.ts'
import { noticeWords, type Message } from '#core/notices/write-message.ts'
import type { Mail } from '#server/account/email/mailer.port.ts'
import { plainFirstName } from '#server/account/email/mail-words.ts'
import type { Deps } from '#server/deps.ts'
import { ownAddress } from '#server/own-address.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import type { WeekPicture } from './week-picture.ts'

type MailDeps = Pick<Deps, 'config' | 'keyedHash'>
type Letter = Message & { messageId: string; picture?: WeekPicture | null }

/** Text and HTML with the same words, one thing to do, nothing that is loaded from anywhere: the one picture comes along. */
export function mailOf(deps: MailDeps, user: UserRow, kinds: readonly NoticeKind[], letter: Letter): Mail {
  const base = ownAddress(deps)
  const words = noticeWords[user.language]
  const token = unsubscribeToken(deps, user.id, kinds)
  const stop = `${base}/unsubscribe#token=${token}`
  const settings = `${base}/settings#reminders`
  const href = `${base}${letter.action.path}`
  const greeting = words.greeting(plainFirstName(user.first_name))
  const { picture } = letter
  const html = [
    `<p>${escapeHtml(greeting)}</p>`,
    letter.lines.length === 1
      ? `<p>${escapeHtml(letter.lines[0] ?? '')}</p>`
      : `<ul>${letter.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    ...(picture ? [pictureHtml(picture)] : []),
    `<p><a href="${escapeHtml(href)}">${escapeHtml(letter.action.label)}</a></p>`,
    `<p style="color:#666;font-size:13px">${escapeHtml(words.why)} ${kinds.length > 0 ? `<a href="${escapeHtml(stop)}">${escapeHtml(words.stop)}</a> · ` : ''}<a href="${escapeHtml(settings)}">${escapeHtml(words.settings)}</a></p>`,
  ].join('\n')
  const text = [
    greeting,
    letter.lines.length === 1 ? letter.lines[0] : letter.lines.map((line) => `- ${line}`).join('\n'),
    `${letter.action.label}: ${href}`,
    [words.why, ...(kinds.length > 0 ? [`${words.stop}: ${stop}`] : []), `${words.settings}: ${settings}`].join('\n'),
  ].join('\n\n')
  return {
    to: user.email,
    subject: letter.title,
    text,
    html: `<!doctype html><html lang="${user.language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">${html}</body></html>`,
    messageId: `<${letter.messageId}>`,
    ...(picture ? { attachments: [attachmentOf(picture)] } : {}),
    headers: {
      'List-Id': `Waymark reminders <reminders.${new URL(base).hostname}>`,
      // a test belongs to no kind, so there is nothing to end
      ...(kinds.length > 0
        ? {
            'List-Unsubscribe': `<${base}/api/notices/unsubscribe/${token}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
      'Auto-Submitted': 'auto-generated',
    },
  }
}

const CID = 'week@waymark'

/** The days stand below as text: a program that shows no pictures shows the sentence and the days. */
function pictureHtml({ width, height, days, alt }: WeekPicture): string {
  const cells = days.map((day) => `<td align="center" style="font-size:13px;color:#666">${escapeHtml(day)}</td>`)
  return `<table role="presentation" cellspacing="0" cellpadding="0" width="${width}" style="max-width:100%"><tr><td colspan="${days.length}"><img src="cid:${CID}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;width:100%;height:auto"></td></tr><tr>${cells.join('')}</tr></table>`
}

function attachmentOf({ bytes }: WeekPicture) {
  return {
    cid: CID,
    filename: 'week.png',
    contentType: 'image/png',
    content: Buffer.from(bytes),
    contentDisposition: 'inline' as const,
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
