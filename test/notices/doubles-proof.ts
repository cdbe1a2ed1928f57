export { proveNoDoubles as prove } from './outbox.ts'
