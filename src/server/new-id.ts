import { randomBytes } from 'node:crypto'

/** A prefixed id, 128 bits of chance: 'usr_3kTMd…'. */
export function newId(
  prefix:
    | ('usr' | 'sin' | 'res' | 'evt' | 'msg' | 'fbk' | 'lgf' | 'quo' | 'att' | 'crd' | 'itv' | 'ans' | 'cnv' | 'mdl')
    | 'tok'
    | 'plc'
    | ('adv' | 'app' | 'aev' | 'apt' | 'avw' | 'imp')
    | ('ntc' | 'dev')
    | ('opn' | 'wat')
    | ('doc' | 'cpy' | 'exp' | 'edu' | 'prj' | 'bul' | 'skl' | 'lng' | 'crt'),
): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`
}

/** A secret that a person holds: 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
