export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx'
export { AccountPanel, type AccountEntry, type AccountPanelProps } from './AccountPanel.tsx'
