/** Helpers that draw scenes as SVG text. The output is deterministic: random numbers are seeded. */
import { STITCH } from './scene'

/** Returns a seeded generator of pseudo-random numbers from 0 to 1. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

type Point = readonly [x: number, y: number]

const at = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** A filled shape through points. */
export const shape = (fill: string, points: readonly Point[], opacity = 1): string =>
  `<path fill="${fill}" d="M${at(points)}z"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}/>`

/** A line through points, with round ends. */
export const line = (stroke: string, width: number, points: readonly Point[]): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="M${at(points)}"/>`

export const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

export const disc = (fill: string, x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`

/** A linear gradient with stops at the given offsets; use its id as `url(#id)`. */
export function gradient(
  id: string,
  stops: readonly (readonly [share: number, color: string, opacity?: number])[],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
}

/** A radial glow around a point. */
export function glow(
  id: string,
  stops: readonly (readonly [share: number, color: string, opacity?: number])[],
  [cx, cy, radius]: readonly [number, number, number],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius}">${stopsOf(stops)}</radialGradient>`
}

const stopsOf = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(
      ([share, color, opacity]) =>
        `<stop offset="${share}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/**
 * Draws a small object from a knitting chart: one letter per stitch, a dot for none. The bottom is at `feet` and the
 * middle at `x`, aligned to whole stitches so that no stitch of a small figure is lost.
 */
export function chart(
  rows: readonly string[],
  yarns: Readonly<Record<string, string>>,
  x: number,
  feet: number,
): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const left = Math.round(x / STITCH.width - columns / 2) * STITCH.width
  const top = (Math.round(feet / STITCH.height) - rows.length) * STITCH.height
  return rows
    .flatMap((row, down) =>
      Array.from(row.matchAll(/([a-z])\1*/gi), ({ 0: run, 1: letter = '', index }) =>
        box(
          yarns[letter] ?? '',
          left + index * STITCH.width,
          top + down * STITCH.height,
          run.length * STITCH.width,
          STITCH.height,
        ),
      ),
    )
    .join('')
}

/** The chart mirrored left to right. */
export const mirrored = (rows: readonly string[]): string[] => {
  const columns = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => row.padEnd(columns, '.').split('').reverse().join(''))
}
