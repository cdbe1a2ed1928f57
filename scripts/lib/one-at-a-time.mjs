import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const LOOK_AGAIN_MS = 200
/** Taking over a dead process's lock is two calls of the system; whoever needs longer died in between. */
const TAKING_OVER_MS = 10_000

/**
 * Runs `work` while no other process does, by a file that names who works. A dead process's file is taken over; a live
 * one is waited for, and `tell` is told once whom. It blocks: nothing else is to be done meanwhile.
 */
export function oneAtATime(file, work, tell) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let isTold = false; !claim(file); pause()) {
    const holder = holderOf(file)
    if (holder !== undefined && !isAlive(holder)) takeAway(file)
    else if (holder !== undefined && !isTold) {
      isTold = true
      tell(holder)
    }
  }
  try {
    return work()
  } finally {
    rmSync(file, { force: true })
  }
}

function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** undefined when it is gone, or made a moment ago and not written yet. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** By one at a time too: of two that saw the same dead holder the later would take away the lock of the earlier. */
function takeAway(file) {
  const taking = `${file}.taking`
  if (!claim(taking)) {
    if (ageMs(taking) > TAKING_OVER_MS) rmSync(taking, { force: true })
    return
  }
  const holder = holderOf(file)
  if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true })
  rmSync(taking, { force: true })
}

function ageMs(file) {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
}
