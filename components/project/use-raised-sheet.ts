import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Space between the clicked element and the sheet, in pixels. */
const GAP = 16

/** Returns the top of a sticky sheet, also during its animation; infinity if it is not sticky. */
function raisedTop(sheet: HTMLElement | null): number {
  if (!sheet) return Number.POSITIVE_INFINITY
  const { position, insetBlockEnd } = getComputedStyle(sheet)
  if (position !== 'sticky') return Number.POSITIVE_INFINITY
  return innerHeight - Number.parseFloat(insetBlockEnd) - sheet.offsetHeight
}

/**
 * Keeps the clicked element visible above a raised sheet. Escape closes the sheet, and so does the returned function:
 * focus inside it returns to the clicked element.
 */
export function useRaisedSheet(
  sheet: RefObject<HTMLElement | null>,
  /** The plot of the raised sheet; undefined if none is raised. */
  raised: number | undefined,
  lower: () => void,
) {
  const pressed = useRef<Element>(null)

  const close = useCallback(() => {
    const from = pressed.current
    const isWithin = sheet.current?.contains(document.activeElement)
    if (isWithin && (from instanceof HTMLElement || from instanceof SVGElement)) from.focus()
    lower()
  }, [sheet, lower])

  useEffect(() => {
    if (raised === undefined) return
    const element = document.activeElement
    if (!element || element === document.body || sheet.current?.contains(element)) return
    pressed.current = element
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const covered = element.getBoundingClientRect().bottom - raisedTop(sheet.current)
    if (covered > 0) scrollBy({ top: covered + GAP, behavior: 'instant' })
  }, [raised, sheet])

  useEffect(() => {
    if (raised === undefined) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [raised, close])

  return close
}
