import { Tag } from '@/components/ui/Tag'

type GrievanceOfficerProps = {
  text: string
  /** Placeholder note while the person is not named. */
  placeholderLabel?: string
}

/** Names the grievance officer and their hours. */
export function GrievanceOfficer({ text, placeholderLabel }: GrievanceOfficerProps) {
  return (
    <p>
      {placeholderLabel && <Tag>{placeholderLabel}</Tag>} {text}
    </p>
  )
}
