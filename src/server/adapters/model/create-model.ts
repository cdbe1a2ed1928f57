import type { ChatModel, ModelInfo } from '#server/model/chat-model.port.ts'
import type { Config } from '#server/config.ts'
import { createFakeModel } from './fake-model.ts'
import type { OpenAiModelOptions } from './openai-model.ts'
import { bareHost } from '#server/bare-host.ts'

/** The model that the settings name; undefined where none is configured, and then its library takes no memory. */
export async function createModel(
  ai: Config['ai'],
  log: OpenAiModelOptions['log'],
  more: Pick<OpenAiModelOptions, 'limits' | 'chance'> = {},
): Promise<ChatModel | undefined> {
  if (ai.isFake) return createFakeModel()
  if (!ai.isConfigured) return undefined
  const { createOpenAiModel } = await import('./openai-model.ts')
  return createOpenAiModel({
    baseUrl: ai.baseUrl,
    apiKey: ai.apiKey,
    info: { provider: providerOf(ai.baseUrl), model: ai.model },
    log,
    ...more,
  })
}

/** Who reads what people send: their browser may say so, but not where an operator's own machine stands. */
export function providerOf(baseUrl: string): ModelInfo['provider'] {
  const host = bareHost(new URL(baseUrl).hostname)
  if (host === 'api.openai.com') return 'openai'
  const isOwn =
    /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\.|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i.test(host) ||
    !/[.:]/.test(host) ||
    /\.(local|internal|lan|home\.arpa)$/i.test(host)
  return isOwn ? 'own' : 'other'
}
