import { Tag } from '@/components/ui/Tag'

type GrievanceOfficerProps = {
  text: string
  /** Placeholder note while the person is not named. */
  sample?: string
}

/** Names the grievance officer and their hours. */
export function GrievanceOfficer({ text, sample }: GrievanceOfficerProps) {
  return (
    <p>
      {sample && <Tag>{sample}</Tag>} {text}
    </p>
  )
}
