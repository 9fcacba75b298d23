import { Table } from '@/components/frames/Table'
import type { JointVenture } from '@/content/schema/joint-venture'

/** The two ways to divide, question by question. */
export function ShareTable({ shares }: { shares: JointVenture['questions']['shares'] }) {
  const [question, area, revenue] = shares.columns
  return (
    <Table
      look="cards"
      label={shares.title}
      rows={shares.rows}
      row={(row) => ({ key: row.question })}
      columns={[
        {
          key: 'question',
          label: question,
          isHead: true,
          is: 'third',
          cell: (row) => row.question,
        },
        { key: 'area', label: area, is: 'named', cell: (row) => row.area },
        { key: 'revenue', label: revenue, is: 'named', cell: (row) => row.revenue },
      ]}
    />
  )
}
