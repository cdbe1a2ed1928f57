export { proveKills as prove } from './outbox.ts'
