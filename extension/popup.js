/**
 * One button: reads the page on which it is pressed (activeTab), shows what Waymark read of it, and saves it. Nothing is
 * read before, on no other page, and the token goes to the one server that was named.
 */
const api = globalThis.browser ?? globalThis.chrome
const MOST = 380_000
const part = (id) => document.getElementById(id)
const say = (text) => {
  part('said').textContent = text
}
const NOT_A_JOB = {
  closed: 'This posting says that it is closed.',
  list: 'This page lists several jobs. Open the one you mean.',
  'login-wall': 'This page asks for a sign-in first.',
  stub: 'This page came without its text.',
  'not-a-job': 'This does not read like a job ad.',
}

/** Why to look twice at an advert, in the words of the app. */
const FLAGS = {
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
}

/** What is being saved, and where. */
const now = { origin: '', secret: '', source: null }

part('change').addEventListener('click', () => showSettings(now.origin))
part('save').addEventListener('click', save)
part('settings').addEventListener('submit', keepSettings)

const { server, token } = await api.storage.local.get(['server', 'token'])
if (server && token) await showJob(server, token)
else showSettings(server ?? '')

function showSettings(address) {
  const form = part('settings')
  part('job').hidden = true
  part('change').hidden = true
  form.hidden = false
  form.server.value = address
}

async function keepSettings(event) {
  event.preventDefault()
  const form = part('settings')
  const { origin } = new URL(form.server.value)
  // asked for this one address, at the moment it is named
  if (await api.permissions.request({ origins: [`${origin}/*`] })) {
    const secret = form.token.value.trim()
    await api.storage.local.set({ server: origin, token: secret })
    form.hidden = true
    await showJob(origin, secret)
  } else say('Without leave for this address nothing can be saved.')
}

async function showJob(origin, secret) {
  part('change').hidden = false
  say('Reading this page …')
  const source = await readPage()
  Object.assign(now, { origin, secret, source })
  const read = source
    ? await call(origin, secret, '/api/ads/preview', source)
    : { ok: false, sentence: 'This page cannot be read.' }
  if (!read.ok) say(read.sentence)
  else if (read.data.kind === 'job') offer(read.data)
  else say(NOT_A_JOB[read.data.kind] ?? NOT_A_JOB['not-a-job'])
}

function offer({ title, company, locations, pay, flags }) {
  say('')
  part('title').textContent = title ?? 'Job without a title'
  part('company').textContent = company ?? ''
  part('facts').textContent = [locations.join(' · '), pay?.text].filter(Boolean).join(', ')
  const warnings = flags.map(({ kind, words }) => {
    const item = document.createElement('li')
    item.textContent = [FLAGS[kind] ?? kind, words && `“${words}”`].filter(Boolean).join(' ')
    return item
  })
  part('flags').replaceChildren(...warnings)
  part('flags').hidden = warnings.length === 0
  part('job').hidden = false
  part('save').focus()
}

/** Of other applications at the firm the one that matters most: an open one, else the newest. */
function othersOf(notices) {
  if (notices.some(({ kind }) => kind === 'similar_open')) return ['A similar application at this company is open.']
  return notices.length > 0 ? ['An earlier application at this company ended.'] : []
}

async function save() {
  const { origin, secret, source } = now
  part('save').disabled = true
  const saved = await call(origin, secret, '/api/job-search/saved-jobs', source)
  part('save').disabled = false
  if (saved.ok) {
    part('save').hidden = true
    say(
      saved.data.isNew
        ? ['Saved.', ...othersOf(saved.data.notices ?? [])].join(' ')
        : 'You have saved this posting before.',
    )
    part('open').href = `${origin}/applications/${encodeURIComponent(saved.data.applicationId)}`
    part('open').hidden = false
  } else say(saved.sentence)
}

/** The tab that is meant; a journey names it, as a popup opened as a page is itself the active tab. */
async function tabId() {
  const named = Number(new URLSearchParams(location.search).get('tab'))
  if (named) return named
  const [tab] = await api.tabs.query({ active: true, currentWindow: true })
  return tab?.id
}

async function readPage() {
  try {
    const [{ result }] = await api.scripting.executeScript({
      target: { tabId: await tabId() },
      args: [MOST],
      // runs in the page: it can use nothing of this file
      func: (most) => {
        const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
        const head = data.map((node) => node.outerHTML).join('')
        const of = (node, act, ...given) => Element.prototype[act].apply(node, given)
        const copyOf = (node) => {
          const copy = Node.prototype.cloneNode.call(node, true)
          if (node.nodeType !== Node.ELEMENT_NODE) return copy
          const [shown, copied] = [node, copy].map((root) => [root, ...of(root, 'querySelectorAll', '*')])
          for (const [at, one] of copied.entries()) {
            forget(one)
            // what a component shows stands in its own tree; declared in a template it is a part of the text
            const { shadowRoot } = shown[at]
            if (!(shadowRoot instanceof ShadowRoot)) continue
            const tree = document.createElement('template')
            tree.setAttribute('shadowrootmode', 'open')
            for (const child of shadowRoot.childNodes) tree.content.append(copyOf(child))
            of(one, 'prepend', tree)
          }
          return copy
        }
        // what somebody typed, what a form sends unseen and what proves a session are no part of an advert
        const secret = /csrf|xsrf|nonce|token|secret|passw|api[-_]?key|session[-_]?id/i
        const isSecret = (name) => secret.test(name ?? '')
        const forget = (one) => {
          if (one.localName === 'textarea') one.textContent = ''
          const isButton = /^(?:submit|button|reset)$/i.test(of(one, 'getAttribute', 'type') ?? '')
          if (one.localName === 'input' && !isButton) of(one, 'removeAttribute', 'value')
          const isNamedSecret = ['name', 'property', 'id'].some((by) => isSecret(of(one, 'getAttribute', by)))
          for (const name of of(one, 'getAttributeNames'))
            if (isSecret(name) || (isNamedSecret && /^(?:content|value)$|^data-/.test(name)))
              of(one, 'removeAttribute', name)
        }
        // the same in scripts: 'csrfToken":"…"'
        const named = new RegExp(
          String.raw`((?:${secret.source})[\w-]{0,20}\\{0,3}["']?\s{0,3}[:=]\s{0,3}\\{0,3}["'])[^"'<>\s\\]{6,4000}(?=\\{0,3}["'])`,
          'gi',
        )
        const page = copyOf(document.documentElement)
        const isLong = () => head.length + page.outerHTML.length > most
        // what only makes a page move or look as it does goes first, its words last
        const cuts = ['script:not([type*="json"])', 'svg, link, iframe', 'script', 'style']
        for (const cut of cuts) if (isLong()) for (const node of page.querySelectorAll(cut)) node.remove()
        return { url: location.href, text: (head + page.outerHTML).replaceAll(named, '$1').slice(0, most) }
      },
    })
    return result
  } catch {
    return null
  }
}

async function call(origin, secret, path, body) {
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    return response.ok
      ? { ok: true, data: answer.data }
      : { ok: false, sentence: answer.detail ?? 'Waymark refused this.' }
  } catch {
    return { ok: false, sentence: 'Your Waymark does not answer.' }
  }
}
