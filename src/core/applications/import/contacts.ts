const ADDRESS = /[^\s<>"',;:()]+@[\w.-]+\.\w+/u
const PHONE = /\+?\(?\d[\d ()/.-]{6,24}\d/u
const MOST = 5
const NAME_MOST = 120

/** The people that a cell names, one by one: 'Anna Lund <anna@firm.example>; Per Holm'. An address alone stands for its owner. */
export function contactsIn(cell: string): { name: string; email: string; phone?: string }[] {
  return cell
    .split(/[;\n|]|,\s*(?=[^,]*(?:@|\p{Lu}\p{L}+ \p{Lu}))/u)
    .map((part) => {
      const email = ADDRESS.exec(part)?.[0] ?? ''
      const phone = PHONE.exec(part.replace(email, ''))?.[0].trim()
      const name = part
        .replace(email, '')
        .replace(phone ?? '', '')
        .replaceAll(/[<>"()]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')
      return {
        name: (name || email).slice(0, NAME_MOST).trim(),
        email: email.slice(0, 254),
        ...(phone ? { phone } : {}),
      }
    })
    .filter(({ name }) => /\p{L}/u.test(name))
    .reduce<{ name: string; email: string; phone?: string }[]>((people, one) => {
      // 'Jana Králová, jana@firm.example' is one
      const last = people.at(-1)
      if (!last || last.email !== '' || one.name !== one.email) return [...people, one]
      return [...people.slice(0, -1), { ...last, ...one, name: last.name }]
    }, [])
    .slice(0, MOST)
}
