import { Tag } from '@/components/ui/Tag'

type GrievanceOfficerProps = {
  text: string
  /** Says that the person is not named yet. */
  sample?: string
}

/** Whom to turn to by name, and when. */
export function GrievanceOfficer({ text, sample }: GrievanceOfficerProps) {
  return (
    <p>
      {sample && <Tag>{sample}</Tag>} {text}
    </p>
  )
}
