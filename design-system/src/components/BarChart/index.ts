export { BarChart, type Bar, type BarChartProps } from './BarChart.tsx'
