export { Toast as ToastNotice } from '@dukani/design-system'
