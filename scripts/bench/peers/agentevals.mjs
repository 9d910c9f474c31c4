export { createTrajectoryMatchEvaluator } from "agentevals";
