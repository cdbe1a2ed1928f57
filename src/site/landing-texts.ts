import type { Catalogue } from '#web/strings/catalogue.ts'

export const landingTexts = import.meta.glob<Partial<Catalogue>>('../web/strings/*/{landing,shell}.ts')
