import { z } from 'zod'
import { emptySchema, endpoint } from './endpoint.ts'
import { streamEvents } from './event-stream.ts'

export const MESSAGE_MAX_LENGTH = 4_000

export const aiStatusSchema = z
  .object({
    configured: z.boolean(),
    /** Who answers: OpenAI, a machine of the operator's own network, another provider, or the built-in fake one. */
    provider: z.enum(['openai', 'own', 'other', 'fake']).nullable(),
    model: z.string().nullable(),
    /** False for a while after the provider failed several times in a row. */
    isAnswering: z.boolean(),
    /** The person's tokens of the UTC day. */
    budget: z.object({ limit: z.int(), left: z.int(), renewsAt: z.string() }),
  })
  .meta({ id: 'AiStatus' })

export const getAiStatus = endpoint({
  method: 'GET',
  path: '/ai/status',
  auth: 'person',
  tag: 'coach',
  summary: 'Whether an AI provider is configured, which one, and what is left of the day',
  output: aiStatusSchema,
})

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/ai/suggestions',
  auth: 'person',
  tag: 'coach',
  summary: "Questions worth asking, made of the person's own resume, gaps and path",
  output: z.array(z.string()),
})

const startShape = {
  conversationId: z.string(),
  /** Of the answer that follows. */
  messageId: z.string(),
}

export const coachEventSchema = streamEvents(startShape, {}).meta({ id: 'CoachEvent' })

export const analyseResume = endpoint({
  method: 'POST',
  path: '/ai/analysis',
  auth: 'person',
  tag: 'coach',
  summary:
    'Analyses an uploaded PDF (a form with `resume`) or, with {"source":"latest"}, the resume on file; opens a conversation',
  content: 'either',
  body: z.object({ source: z.literal('latest', 'Send a PDF, or {"source":"latest"} for the resume on file') }),
  multipartFields: { resume: 'file' },
  output: z.unknown(),
  events: coachEventSchema,
  idempotent: true,
})

export const askAdvisor = endpoint({
  method: 'POST',
  path: '/ai/chat',
  auth: 'person',
  tag: 'coach',
  summary: 'Asks the advisor; without a conversation, a new one is opened. The server keeps the history',
  body: z.object({
    conversationId: z.string().min(1).max(64).optional(),
    message: z
      .string('Ask a question')
      .max(MESSAGE_MAX_LENGTH, `Please keep your question under ${MESSAGE_MAX_LENGTH.toLocaleString('en')} characters`)
      .refine((text) => text.trim().length > 0, 'Ask a question'),
    /** Asks the conversation's last question again: it and its answer give way. */
    isRetry: z.boolean().optional(),
  }),
  output: z.unknown(),
  events: coachEventSchema,
  idempotent: true,
})

export const conversationSummarySchema = z
  .object({
    id: z.string(),
    kind: z.enum(['analysis', 'chat']),
    title: z.string(),
    messageCount: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ConversationSummary' })

export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** 'open': still being written; 'stopped': the person stopped it; 'failed': it broke off; 'cut_off': it reached its length limit. */
  state: z.enum(['open', 'complete', 'cut_off', 'stopped', 'failed']),
  at: z.string(),
})

export const conversationSchema = conversationSummarySchema
  .extend({
    messages: z.array(chatMessageSchema),
    /** The resume it is about, as the model was shown it: `[L12]` in an answer is the twelfth of these lines. */
    resume: z.object({ fileName: z.string().nullable(), lines: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'Conversation' })

export const listConversations = endpoint({
  method: 'GET',
  path: '/ai/conversations',
  auth: 'person',
  tag: 'coach',
  summary: 'Saved conversations, newest first',
  output: z.array(conversationSummarySchema),
})

const conversationParams = z.object({ id: z.string().min(1).max(64) })

export const getConversation = endpoint({
  method: 'GET',
  path: '/ai/conversations/:id',
  auth: 'person',
  tag: 'coach',
  summary: 'A saved conversation with its messages and the resume they refer to',
  params: conversationParams,
  output: conversationSchema,
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/ai/conversations/:id',
  auth: 'person',
  tag: 'coach',
  summary: 'Deletes a conversation',
  params: conversationParams,
  output: emptySchema,
})

export const deleteConversations = endpoint({
  method: 'DELETE',
  path: '/ai/conversations',
  auth: 'person',
  tag: 'coach',
  summary: 'Deletes all conversations',
  output: emptySchema,
})

export type AiStatus = z.infer<typeof aiStatusSchema>
export type CoachEvent = z.infer<typeof coachEventSchema>
export type ConversationSummary = z.infer<typeof conversationSummarySchema>
export type Conversation = z.infer<typeof conversationSchema>
export type ChatMessage = z.infer<typeof chatMessageSchema>
