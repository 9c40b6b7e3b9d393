import type { adminCategories as ka } from '../ka/adminCategories.ts'
import type { CatalogueLike } from '../translate.ts'

/** Texts of the categories in the back office. */
export const adminCategories: CatalogueLike<typeof ka> = {
  'admin.categories': 'Categories',
  'admin.categories.none': 'There are no categories yet',
  'admin.categories.place': 'Category {place}',
  'admin.categories.edit': '{title}: rename',
  'admin.categories.placeEn': 'Category {place}, in English',
  'admin.categories.editEn': '{title}: {english}, change the English name',
  'admin.categories.addEn': '{title}: No English name, add one',
  'admin.categories.noEnglish': 'No English name',
  'admin.categories.products': 'Products',
  'admin.categories.productsOf': '{title}: products',
  'admin.categories.hint':
    'Shoppers see the categories in this order. A category with products can’t be deleted: move them to another category first.',
  'admin.categories.new': 'New category',
  'admin.categories.title': 'Name',
  'admin.categories.titleEn': 'Name in English',
  'admin.categories.create': 'Add',
  'admin.categories.created': '“{title}” was added.',
  'admin.categories.delete': '{title}: delete',
  'admin.categories.deleteAsk': 'Delete “{title}”?',
  'admin.categories.deleteText': 'The category disappears from the shop.',
  'admin.categories.deleteYes': 'Delete',
}
