/** The part of the Web Speech API that is used; TypeScript's own library leaves it out. */
export type Recognition = {
  onresult:
    | ((event: {
        resultIndex: number
        results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
      }) => void)
    | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
export type RecognitionConstructor = {
  new (): Recognition
  /** Newer browsers say whether they can listen without sending the audio away. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

export function findRecognition(): RecognitionConstructor | null {
  if (typeof window === 'undefined') return null
  const found = window as {
    SpeechRecognition?: RecognitionConstructor
    webkitSpeechRecognition?: RecognitionConstructor
  }
  return found.SpeechRecognition ?? found.webkitSpeechRecognition ?? null
}

/** Only where the browser offers it and has the language on this machine. */
export async function isOnDevice(constructor_: RecognitionConstructor, language: string): Promise<boolean> {
  try {
    return (await constructor_.available?.({ langs: [language], processLocally: true })) === 'available'
  } catch {
    return false
  }
}
