import { staffProductPartSchema, toTetri, type Id } from '@dukani/contracts'
import { Combobox } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead } from '#admin/shared/useRead.ts'
import { errorText } from '#shared/api/errorText.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'

const SETTLE_MS = 300
const MOST_SHOWN = 10

export interface ProductSearchProps {
  /** why the chosen products are refused */
  error?: string | undefined
  onChoose: (product: { id: Id; name: string }) => void
}

/** Finds products by name, handle, SKU or barcode, and reports each chosen one. */
export function ProductSearch({ error, onChoose }: ProductSearchProps) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { value, settling } = useDebouncedText(text.trim(), SETTLE_MS)
  const query = new URLSearchParams({ search: value })
  const read = useRead(value === '' ? null : `/v1/admin/products/?${query}`, staffProductPartSchema)
  const found = settling ? [] : (read.data?.results ?? []).slice(0, MOST_SHOWN)
  const isBusy = settling || (read.data === null && read.error === null)
  return (
    <Combobox
      label={t('admin.promotions.addProduct')}
      listLabel={t('admin.products')}
      error={error ?? (read.error === null ? undefined : errorText(read.error, shop, t('admin.failed')))}
      value={text}
      options={found.map(({ id, name, handle, price }) => ({
        ...{ id: String(id), text: name, detail: handle, end: formatMoney(toTetri(price), language) },
      }))}
      open={isOpen && text.trim() !== ''}
      busy={isBusy}
      emptyText={t('admin.promotions.noProduct')}
      status={isBusy ? '' : t('admin.loaded', { count: found.length })}
      onTextChange={setText}
      onOpenChange={setOpen}
      onChoose={({ id, text: name }) => {
        onChoose({ id: found.find((each) => String(each.id) === id)?.id ?? id, name })
        setText('')
        setOpen(false)
      }}
      onBlur={() => setOpen(false)}
      enterKeyHint="search"
      maxLength={200}
    />
  )
}
