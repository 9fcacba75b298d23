import { useSyncExternalStore } from 'react'
import {
  MOST_KEPT,
  readShortlist,
  SHORTLIST,
  writeShortlist,
} from '@/lib/browser/property/shortlist'

/** The keys of the kept plots, for every part of the page; read from the device when they are first asked for. */
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
/** Another tab has changed the list. */
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

/** Keeps the plots of these keys and no others. */
export function keepPlots(keys: readonly string[]): void {
  kept = keys
  writeShortlist(keys)
  tell()
}

/** Keeps a plot, or takes it out. False where the list is full. */
export function toggleKept(key: string): boolean {
  const keys = read()
  if (keys.includes(key)) keepPlots(keys.filter((each) => each !== key))
  else if (keys.length < MOST_KEPT) keepPlots([...keys, key])
  else return false
  return true
}

/** The keys of the kept plots, the first one first; none until the page's script runs. */
export const useKeptPlots = (): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => NONE)
