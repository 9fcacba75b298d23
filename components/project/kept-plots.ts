import { useSyncExternalStore } from 'react'
import {
  MOST_KEPT,
  readShortlist,
  SHORTLIST,
  writeShortlist,
} from '@/lib/browser/property/shortlist'

/** Keys of the saved plots, shared by all parts of the page; read from local storage on first use. */
let kept: readonly string[] | undefined
const NONE: readonly string[] = []
const listeners = new Set<() => void>()

const read = () => {
  kept ??= readShortlist()
  return kept
}
const tell = () => {
  for (const listener of listeners) listener()
}
/** Handles changes from other tabs. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== SHORTLIST && key !== null) return
  kept = undefined
  tell()
}
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Replaces the saved plots. */
export function keepPlots(keys: readonly string[]): void {
  kept = keys
  writeShortlist(keys)
  tell()
}

/** Adds or removes a saved plot. Returns false if the list is full. */
export function toggleKept(key: string): boolean {
  const keys = read()
  if (keys.includes(key)) keepPlots(keys.filter((each) => each !== key))
  else if (keys.length < MOST_KEPT) keepPlots([...keys, key])
  else return false
  return true
}

/** Returns the keys of the saved plots, oldest first; empty before hydration. */
export const useKeptPlots = (): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => NONE)
