/** The structure types of PDF that are used, for screen readers. */
export type PartType = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

/** A structure element: contains other parts, or texts that are drawn. */
export interface Part {
  type: PartType
  element: PDFKit.PDFStructureElement
}

/** Tags everything that is drawn: headings, the table, and decoration. */
export interface Tagger {
  /** the whole document */
  document: Part
  /** Appends a part to another one. */
  part(type: PartType, parent: Part): Part
  /** Draws texts as a part; a part that spans pages is drawn in several calls. */
  draw(part: Part, work: () => void): void
  /** Draws decoration that screen readers skip: rules, and what each page repeats. */
  ornament(work: () => void): void
}

/** Adds the root of the structure to `doc`: create one per document. */
export function createTagger(doc: PDFKit.PDFDocument): Tagger {
  const document: Part = { type: 'Document', element: doc.struct('Document') }
  doc.addStructure(document.element)
  return {
    document,

    part(type, parent) {
      const element = doc.struct(type)
      parent.element.add(element)
      return { type, element }
    },

    draw({ type, element }, work) {
      const content = doc.markStructureContent(type)
      work()
      doc.endMarkedContent()
      element.add(content)
    },

    ornament(work) {
      doc.markContent('Artifact', { type: 'Layout' })
      work()
      doc.endMarkedContent()
    },
  }
}
