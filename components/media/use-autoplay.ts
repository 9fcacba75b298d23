import { useCallback, useEffect, useState } from 'react'

/**
 * Calls `advance` every `interval` milliseconds while `root` is in the viewport. Pauses on hover, focus within, a
 * hidden page, the visitor's pause, or reduced motion.
 */
export function useAutoplay(
  advance: () => void,
  interval: number | undefined,
  root: HTMLElement | null | undefined,
) {
  const [isSeen, setSeen] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isMoving = Boolean(interval) && isSeen && !isStopped && !isHovered && !hasFocus

  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setStopped(true)
  }, [])

  // A pointer already over the element sends no event. Without a mouse, `:hover` matches the last tap.
  useEffect(() => {
    const canHover = window.matchMedia?.('(hover: hover)').matches
    if (root && canHover) setHovered(root.matches(':hover'))
  }, [root])

  useEffect(() => {
    if (!root || !window.IntersectionObserver) return
    const observer = new IntersectionObserver(([entry]) => setSeen(Boolean(entry?.isIntersecting)))
    observer.observe(root)
    return () => observer.disconnect()
  }, [root])

  useEffect(() => {
    if (!isMoving || !interval) return
    const timer = setInterval(() => {
      if (!document.hidden) advance()
    }, interval)
    return () => clearInterval(timer)
  }, [advance, interval, isMoving])

  return {
    isMoving,
    isStopped,
    stop: useCallback(() => setStopped(true), []),
    toggle: useCallback(() => setStopped((was) => !was), []),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}
