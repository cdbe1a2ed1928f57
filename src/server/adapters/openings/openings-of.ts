import type { Config } from '#server/config.ts'
import { createSourceAsker } from './ask-source.ts'

/** The feeds that this server asks, and how; undefined where they are switched off. */
export const openingsOf = ({ jobFeeds, publicUrl, jobFeedsBase }: Config) =>
  jobFeeds ? { feeds: jobFeeds, ask: createSourceAsker({ publicUrl, base: jobFeedsBase }) } : undefined
