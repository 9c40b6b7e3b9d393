// Of its own: what the shop's first screen is made of keeps its order in its file, and so its size.
void import('./entryOffline.tsx').then(({ start }) => start())
