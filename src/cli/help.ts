const MAIN = `waymark: the command line beside the server

  waymark parse FILE       what the reader finds in a PDF or DOCX, as JSON
  waymark ad FILE          what a saved job page or a pasted job ad says, as JSON
  waymark backup [FILE]    everything in one file, while the server runs
  waymark restore FILE     puts a backup into an empty database, or with --force in the place of a full one
  waymark doctor           looks at settings, folder, database, mail and the running server
  waymark admin …          messages, feedback, plans, retention: see waymark admin --help
  waymark reconcile        compares totals, levels and days with the ledger
  waymark notices …        reminders: what is due, send it now, why somebody gets what
  waymark push rotate      new keys for web push
  waymark billing …        payment for plans, where it is on: see waymark billing --help
  waymark mcp              your own assistant's way to a Waymark server, over standard input and output
  waymark help [COMMAND]   this text, or more about one command

It reads the same variables as the server (README) and works while the server runs.
It ends with 0, with 1 when something is wrong, and with 2 when it was asked for what it cannot do.`

const COMMANDS: Record<string, string> = {
  parse: `waymark parse FILE [--format waymark|jsonresume]

Prints what the reader finds in a PDF or DOCX as JSON. Needs no server and no database.`,

  ad: `waymark ad FILE|- [--url ADDRESS]

Prints what a saved job page (HTML), the answer of a job board (JSON, XML) or the text of an ad says as JSON:
title, employer, place, pay, days and the skills it asks for, each with the words it was read from. A field it
does not name stays empty. --url is the address of the page; a board with many jobs needs it to find the one
that is meant. Nothing is fetched. Needs no server and no database.`,

  backup: `waymark backup [FILE] [--without-secret]

Writes accounts, answers, resumes with their kept files, points and all else to FILE
(default: waymark-DATE.backup in this folder; - for standard output). The server can go on
working: the backup is the database at one moment. The same format comes from SQLite and from
PostgreSQL and goes into either, so this is also the way from one to the other.

The file holds what the database holds, so it is written for its owner's eyes alone: keep it as
safe as the database. From a data folder it holds the folder's secret too, without which everyone
signs in again, authenticator apps are enrolled again and shared certificates no longer verify;
--without-secret leaves it out. Mails that wait in the outbox are not part of it.`,

  restore: `waymark restore FILE [--force]

Puts a backup into the database of DATA_DIR or DATABASE_URL (- reads standard input). Stop the
server first. It is one transaction: every checksum is compared, what was stored is read again,
and on any doubt the database stays as it was. An older backup is brought up to date on the way.

A damaged file is refused, and one made by a newer version, and a database that is not empty.
  --force    replaces what is there, for good`,

  doctor: `waymark doctor [--deep]

Looks at the settings, the data folder, the database and its schema, the secret, mail, and whether
a server answers. Changes nothing. Ends with 1 when something is wrong.
  --deep     also reads the whole database: its integrity, and every total against the ledger`,

  reconcile: `waymark reconcile [--repair]

Compares every total, level, week and day with the ledger of points; the drift must be 0.
  --repair   takes the ledger's word`,

  notices: `waymark notices COMMAND

  due              how many reminders wait, by way, kind and state
  send             plans and sends once, as the server does every minute
  explain EMAIL    every reason to remind this person, when it is due, by which way, and what became of it`,

  push: `waymark push rotate

Makes new keys for web push. Every device is forgotten, since a subscription belongs to the keys it was made
with; a page of Waymark that is opened there subscribes again by itself where notifications are still allowed.`,

  billing: `waymark billing setup|reconcile

  setup        creates the prices that this server shows at the payment service, where they are missing,
               and sets its customer portal: a dearer plan begins at once, a cheaper one with the next period
  reconcile    asks the payment service for every customer, and brings each plan in line`,

  mcp: `waymark mcp [--server ADDRESS]

Serves the tools of the Model Context Protocol over standard input and output, for assistants that
start a program on your machine. Each call goes to a Waymark server:
  WAYMARK_TOKEN     a personal token, from the settings of your account
  --server          its address (or WAYMARK_SERVER); http://localhost:3000 when left out

An assistant that speaks HTTP needs no program: give it ADDRESS/mcp and the token as a bearer token.`,

  admin: `waymark admin COMMAND

  messages [--delete-before DATE]    messages of the contact page, newest first
  feedback                           product feedback, newest first
  link-reports                       courses whose link somebody said is wrong, newest first
  set-plan EMAIL PLAN                pathfinder or accelerator, for nothing; explorer takes that back
  reverse EMAIL SOURCE_KEY           takes one award back, for good
  outage-day DATE NOTE               a day that the server was down protects every streak
  second-factor-off EMAIL            for somebody who lost phone and recovery codes
  retention [--prune]                what is kept how long; deletes at once what has had its time`,
}

/** The text for `waymark help COMMAND`; the overview without one, undefined for a command there is not. */
export function helpFor(command?: string): string | undefined {
  if (command === undefined) return MAIN
  return Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
}
