import type { TableWords } from '@/content/schema/team-page'
import type { Standing } from '@/lib/cricket/match'
import { netRunRateText } from '@/lib/cricket/net-run-rate'
import { teamFace } from '@/lib/cricket/teams'
import { Crest } from './Crest'
import { FormGuide } from './FormGuide'
import type { League } from './MatchCard'
import styles from './PointsTable.module.css'
import { WonLostDots } from './WonLostDots'

type PointsTableProps = {
  standings: readonly Standing[]
  league: League
  /** The slug of the team whose row is lit. */
  own: string
  words: TableWords
}

/** How many teams reach the playoffs; a line is drawn under the last of them. */
const PLAYOFF_PLACES = 4

/** The points table. The own row is told by its size and a word, not by colour alone. */
export function PointsTable({ standings, league, own, words }: PointsTableProps) {
  const { columns } = words
  return (
    <table className={styles.root}>
      <caption className={styles.caption}>{words.caption}</caption>
      <thead>
        <tr>
          <ColumnHead {...columns.position} kind="position" />
          <th scope="col" data-kind="team">
            {columns.team}
          </th>
          <ColumnHead {...columns.played} />
          <ColumnHead {...columns.won} />
          <ColumnHead {...columns.lost} />
          <th scope="col" data-kind="record">
            {columns.record}
          </th>
          <ColumnHead {...columns.points} kind="points" />
          <ColumnHead {...columns.netRunRate} kind="rate" />
        </tr>
      </thead>
      <tbody>
        {standings.map((row, index) => {
          const face = teamFace(league.teams, league.standIn, row)
          const isOwn = face.slug === own
          return (
            <tr
              key={row.name}
              data-own={isOwn || undefined}
              data-cut={index + 1 === PLAYOFF_PLACES || undefined}
            >
              <td data-kind="position">{index + 1}</td>
              <th scope="row" data-kind="team">
                <span className={styles.team}>
                  <Crest team={face} />
                  <span>
                    {face.name}
                    {isOwn && <small className={styles.own}>{words.own}</small>}
                    {row.form && <FormGuide letters={row.form} words={words.form} />}
                  </span>
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.lost}</td>
              <td data-kind="record">
                <WonLostDots won={row.won} lost={row.lost} />
              </td>
              <td data-kind="points">{row.points}</td>
              <td data-kind="rate">
                {row.netRunRate === undefined ? '–' : netRunRateText(row.netRunRate)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function ColumnHead({ short, full, kind }: { short: string; full: string; kind?: string }) {
  return (
    <th scope="col" data-kind={kind}>
      <abbr title={full}>{short}</abbr>
    </th>
  )
}
