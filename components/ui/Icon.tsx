import styles from './Icon.module.css'

/** Paths of one icon set, 24 units square, with one stroke width. */
const PATHS = {
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  'arrow-out': 'M7 17 17 7M9 7h8v8',
  'chevron-down': 'm6 9 6 6 6-6',
  menu: 'M3 8h18M3 16h12',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 5v14M5 12h14',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7Z',
  check: 'm4 12.5 5 5L20 6.5',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5v5m0 3v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8v.01',
  spinner: 'M12 3a9 9 0 1 0 9 9',
  phone:
    'M5 4h4l1.5 5-2.5 1.5a11 11 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.2 18.8ZM9 8.5c0 3.5 3 6.5 6.5 6.5l1-2-2.2-1-1 1a5 5 0 0 1-2.3-2.300l1-1L11 7.500Z',
  mail: 'M3 6h18v12H3Zm0 1 9 7 9-7',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11Zm0-8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  road: 'M8 3 4 21M16 3l4 18M12 4v3m0 4v3m0 4v3',
  document: 'M6 3h8l4 4v14H6Zm8 0v4h4M9 13l2 2 4-4',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-12 14M5 21c1-5 4-8 8-10',
  link: 'm9 15 6-6m-4-3 2-2a4.2 4.2 0 0 1 6 6l-2 2m-4 4-2 2a4.2 4.2 0 0 1-6-6l2-2',
  pen: 'M4 20h16M5 16l9-9 3 3-9 9H5Z',
  shield: 'M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6Z',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  calendar: 'M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5',
  sound: 'M4 9v6h4l5 4V5L8 9Zm12 0a4 4 0 0 1 0 6m2.5-8.500a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9Zm12 1 5 5m0-5-5 5',
  star: 'm12 3 2.700 6 6.300.600-4.700 4.200 1.400 6.200-5.700-3.300L6.300 20l1.400-6.200L3 9.600 9.300 9Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Zm8 .500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.8 7.200v.01',
  youtube: 'M3 8a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3Zm7 1v6l5-3Z',
  facebook:
    'M14 21v-8h3l.5-3.500H14V7.500c0-1.2.5-2 2-2h1.500V2.300C17 2.2 16 2 15 2c-2.6 0-4.5 1.6-4.5 4.700v2.800H7V13h3.500v8Z',
  x: 'M4 4l16 16M20 4 4 20',
} as const

export type IconName = keyof typeof PATHS

/** A decorative icon, beside text or in a named control. Set by `--icon-size`, `--icon-move`, `--icon-turn`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.root} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
