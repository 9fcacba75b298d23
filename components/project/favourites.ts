import { useSyncExternalStore } from 'react'
import {
  FAVOURITES,
  MAX_FAVOURITES,
  readFavourites,
  writeFavourites,
} from '@/lib/browser/property/favourites'

/** Keys of the saved plots, shared by all parts of the page; read from local storage on first use. */
let favourites: readonly string[] | undefined
const NONE: readonly string[] = []
const listeners = new Set<() => void>()

const read = () => {
  favourites ??= readFavourites()
  return favourites
}
const notify = () => {
  for (const listener of listeners) listener()
}
/** Handles changes from other tabs. */
const onStorage = ({ key }: StorageEvent) => {
  if (key !== FAVOURITES && key !== null) return
  favourites = undefined
  notify()
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
export function setFavourites(keys: readonly string[]): void {
  favourites = keys
  writeFavourites(keys)
  notify()
}

/** Adds or removes a saved plot. Returns false if the list is full. */
export function toggleFavourite(key: string): boolean {
  const keys = read()
  if (keys.includes(key)) setFavourites(keys.filter((each) => each !== key))
  else if (keys.length < MAX_FAVOURITES) setFavourites([...keys, key])
  else return false
  return true
}

/** Returns the keys of the saved plots, oldest first; empty before hydration. */
export const useFavourites = (): readonly string[] =>
  useSyncExternalStore(subscribe, read, () => NONE)
