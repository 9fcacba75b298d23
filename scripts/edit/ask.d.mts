import type { Change, ContentFault, FieldFault, Judgement } from '../../editor/work'

/** One run of a check over the files of the project, with changes over them and without those that are broken. */
export type RunOnce = (asked: {
  task: string
  given: readonly unknown[]
  over: readonly Change[]
  broken: ReadonlyMap<string, string>
}) => Promise<unknown>

export function faultOfMessage(message: string): ContentFault

export function asking(runOnce: RunOnce): {
  ask: <Answer>(
    task: string,
    given?: readonly unknown[],
    over?: readonly Change[],
  ) => Promise<Answer>
  judge: (over?: readonly Change[]) => Promise<Judgement>
  faultsOf: (changes: readonly Change[]) => Promise<readonly FieldFault[]>
}
