/** One request as a trace sees it: how it went, never what was in it. */
export type RequestSpan = {
  /** What runs inside belongs to this request. */
  within(work: () => void): void
  end(facts: { method: string; route: string; status: number }): void
}

/** Where traces go, if OTEL_EXPORTER_OTLP_ENDPOINT says so. */
export type Traces = {
  /** `traceparent` is the header of a proxy that traces too (W3C). */
  beginRequest: (traceparent: string | undefined) => RequestSpan
  /** A query that took `ms` and ended now; without its parameters. */
  noteQuery: (query: string, ms: number) => void
  /** Sends what is still here. */
  close: () => Promise<void>
}
