import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { fill } from '@/lib/domain/format/fill'
import { FormNotice } from './FormNotice'
import styles from './FormShell.module.css'
import type { FormSettings, FormState } from './use-form'

type FormShellProps = {
  form: FormState
  settings: FormSettings
  /** For fields that stand elsewhere on the page (`form="…"`). */
  id?: string | undefined
  /** Sent along as they are, such as the project of a visit. */
  hidden?: Readonly<Record<string, string>> | undefined
  /** The fields. */
  children: ReactNode
}

/** What every form has around its fields. Without JavaScript it posts to the provider by itself. */
export function FormShell({ form, settings, id, hidden = {}, children }: FormShellProps) {
  const { target, labels, subject, success, submitLabel, notice } = settings
  const { kind } = form.status
  const hiddenFields = {
    access_key: target.accessKey,
    subject: subject.sent,
    redirect: success.url,
    ...hidden,
  }

  return (
    <form
      className={styles.root}
      id={id}
      ref={form.ref}
      action={target.endpoint}
      method="post"
      encType="multipart/form-data"
      // Native bubbles until the script is here; then the messages stand beside the fields.
      noValidate={form.isReady}
      aria-label={subject.text}
      data-stored={form.key}
      data-ready={form.isReady ? '' : undefined}
      onSubmit={form.onSubmit}
    >
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Robots tick it; so do form fillers on behalf of people. It is sent along, and the provider decides. */}
      <input
        className={styles.trap}
        type="checkbox"
        name="botcheck"
        title={labels.botcheck}
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.fields}>{children}</div>
      {form.earlier && (
        <label className={styles.earlier}>
          <input type="checkbox" name="adds_to" value={form.earlier} defaultChecked />
          <span>{fill(labels.known, { id: form.earlier })}</span>
        </label>
      )}
      <Button
        type="submit"
        isWide
        icon="arrow-right"
        isBusy={kind === 'sending' || kind === 'leaving'}
      >
        <span>
          {kind === 'sending' ? labels.sending : kind === 'failed' ? labels.sendAgain : submitLabel}
        </span>
      </Button>
      {/* Without the script no box can change a field's pattern: once it is ticked, this button sends past the patterns. */}
      {!form.isReady && settings.fields.some(({ abroad }) => abroad) && (
        <Button type="submit" isWide isUnchecked>
          {submitLabel}
        </Button>
      )}
      <FormNotice form={form} settings={settings} />
      <div className={styles.foot}>
        {notice}
        {/* The browser empties the form by itself; the script also forgets the draft. */}
        <button
          className={styles.clear}
          type="reset"
          onClick={(event) => {
            event.preventDefault()
            form.clear()
          }}
        >
          {labels.clear}
        </button>
      </div>
    </form>
  )
}
