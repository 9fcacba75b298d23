/** Formats bytes as 640 kB or 1.2 MB (1 kB is 1,000 bytes), with a no-break space. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
}
