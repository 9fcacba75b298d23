import styles from './WonLostDots.module.css'

/**
 * Wins as full dots, losses as rings: two numbers of a row, drawn. Colours by `--dot-won` and
 * `--dot-lost`.
 */
export function WonLostDots({ won, lost }: { won: number; lost: number }) {
  const dots = [...Array(won).fill('won'), ...Array(lost).fill('lost')]
  return (
    <svg
      className={styles.root}
      width={dots.length * 18}
      height={14}
      aria-hidden="true"
      focusable="false"
    >
      {dots.map((kind, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
          key={index}
          cx={index * 18 + 7}
          cy={7}
          r={5.25}
          data-kind={kind}
        />
      ))}
    </svg>
  )
}
