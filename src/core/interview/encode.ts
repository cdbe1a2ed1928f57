/** One vector of length 1 for each text, near each other where they mean alike; null where nothing can tell. */
export type Encode = (texts: readonly string[]) => Promise<Float32Array[] | null>
