export { proveSpeed as prove } from './outbox.ts'
