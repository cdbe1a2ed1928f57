/** An open position as a public job board offers it. */
export type Opening = { title: string; company: string; location: string; url: string; publishedOn: string }

/** A live feed of open positions. `name` and `url` are shown wherever one of its openings is: it asks for that. */
export type JobFeed = { name: string; url: string; fetchOpenings(): Promise<Opening[]> }
