/** Returns a PDF of some hundred bytes with one line of text on each page, used as a paper in tests. */
export function samplePdf(lines: readonly string[]): Buffer {
  const pages = lines.map((_, index) => 4 + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const words = `BT /F 20 Tf 60 760 Td (${line.replace(/[\\()]/g, '\\$&')}) Tj ET`
      const own = `/Contents ${5 + 2 * index} 0 R /Resources << /Font << /F 3 0 R >> >>`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${own} >>`,
        `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}
