import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { fill } from '@/lib/domain/format/fill'
import { FormNotice } from './FormNotice'
import styles from './FormShell.module.css'
import type { FormSettings, FormState } from './use-form'

type FormShellProps = {
  form: FormState
  settings: FormSettings
  /** For fields elsewhere on the page (`form="…"`). */
  id?: string | undefined
  /** Hidden fields sent unchanged, such as the project of a visit. */
  hidden?: Readonly<Record<string, string>> | undefined
  children: ReactNode
}

/** The frame of every form: everything but its fields. Without JavaScript it posts to the provider itself. */
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
      // Native validation bubbles until hydration; then messages beside the fields.
      noValidate={form.isReady}
      aria-label={subject.text}
      data-stored={form.key}
      data-ready={form.isReady ? '' : undefined}
      onSubmit={form.onSubmit}
    >
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Bots tick it, but so does autofill for people: it is sent, and the provider decides. */}
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
      {/* Without JavaScript the checkbox cannot change a pattern: once ticked, this button skips them. */}
      {!form.isReady && settings.fields.some(({ abroad }) => abroad) && (
        <Button type="submit" isWide isUnchecked>
          {submitLabel}
        </Button>
      )}
      <FormNotice form={form} settings={settings} />
      <div className={styles.foot}>
        {notice}
        {/* The browser resets the form; the script also deletes the draft. */}
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
